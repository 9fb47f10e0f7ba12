import { flowTypeNames, flowTypes, type FlowType } from '@hakaru/contract/private-assets';
import { MEMBER } from '#platform/access';
import { FundFlowKindEnum } from '#platform/enumerations/funds';
import { builder } from '#platform/graphql';
import { joinFigures } from './trace';

joinFigures();

const FlowTypeType = builder.objectRef<FlowType>('FundFlowType').implement({
  description: 'A typed part of a notice. Outside parts are paid beside the commitment.',
  fields: t => ({
    type: t.field({ type: FundFlowKindEnum, resolve: type => type }),
    nameEn: t.string({ resolve: type => flowTypes[type].en }),
    nameJp: t.string({ resolve: type => flowTypes[type].jp }),
    isOutside: t.boolean({ resolve: type => 'outside' in flowTypes[type] }),
  }),
});

builder.queryFields(t => ({
  fundFlowTypes: t.field({ access: MEMBER, type: [FlowTypeType], resolve: () => flowTypeNames }),
}));

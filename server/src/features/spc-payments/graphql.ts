import { SPC_GATE } from '@hakaru/contract/navigation';
import { MEMBER, WRITER, type Access } from '#platform/access';
import { signedIn } from '#platform/context';
import { SpcBookSideEnum, SpcPaymentStatusEnum } from '#platform/enumerations/spcs';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { decidePayment, listPayments, requestPayment } from './actions';
import type { PaymentRow } from './store';

const READER: Access = { ...MEMBER, gate: SPC_GATE };
const BOOKKEEPER: Access = { ...WRITER, gate: SPC_GATE };

const PaymentType = builder.objectRef<PaymentRow>('SpcPayment').implement({
  description: 'A payment a company asks its bank for. `isOwn`: asked for by the reader, who then cannot approve it.',
  fields: t => ({
    id: t.exposeID('id'),
    book: t.expose('book', { type: SpcBookSideEnum }),
    number: t.exposeInt('number'),
    payerNumber: t.exposeString('payerNumber'),
    payee: t.exposeString('payee'),
    payeeKana: t.exposeString('payeeKana'),
    bankCode: t.exposeString('bankCode'),
    branchCode: t.exposeString('branchCode'),
    accountNumber: t.exposeString('accountNumber'),
    amount: t.exposeString('amount'),
    paymentDay: t.exposeString('paymentDay'),
    account: t.exposeString('account'),
    invoiceNo: t.exposeString('invoiceNo'),
    status: t.expose('status', { type: SpcPaymentStatusEnum }),
    requestedName: t.exposeString('requestedName'),
    decidedName: t.exposeString('decidedName', { nullable: true }),
    isOwn: t.boolean({ resolve: ({ requestedBy }, _, ctx) => requestedBy === ctx.actor?.user.id }),
    version: t.exposeInt('version'),
  }),
});

const PaymentFields = builder.inputType('SpcPaymentInput', {
  fields: t => ({
    bankAccountId: t.string({ required: true }),
    payee: t.string({ required: true }),
    payeeKana: t.string({ required: true }),
    bankCode: t.string({ required: true }),
    branchCode: t.string({ required: true }),
    accountType: t.string({ required: true }),
    accountNumber: t.string({ required: true }),
    amount: t.string({ required: true }),
    paymentDay: t.string({ required: true }),
    account: t.string({ required: true }),
    invoiceNo: t.string({ required: true }),
  }),
});

builder.queryField('spcPayments', t =>
  t.field({
    access: READER,
    type: [PaymentType],
    args: { spcId: t.arg.id({ required: true }) },
    resolve: (_, { spcId }, ctx) => listPayments(signedIn(ctx), idOf(spcId)),
  }),
);

builder.mutationFields(t => ({
  requestSpcPayment: t.field({
    access: BOOKKEEPER,
    type: PaymentType,
    args: { spcId: t.arg.id({ required: true }), input: t.arg({ type: PaymentFields, required: true }) },
    resolve: (_, { spcId, input }, ctx) => requestPayment(signedIn(ctx), idOf(spcId), input),
  }),
  decideSpcPayment: t.field({
    access: BOOKKEEPER,
    type: PaymentType,
    args: { id: t.arg.id({ required: true }), version: t.arg.int({ required: true }), approve: t.arg.boolean({ required: true }) },
    resolve: (_, { id, version, approve }, ctx) => decidePayment(signedIn(ctx), { id: idOf(id), version }, approve),
  }),
}));

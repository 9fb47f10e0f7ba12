import SchemaBuilder, {
  BasePlugin,
  type PothosInputFieldConfig,
  type PothosOutputFieldConfig,
  type PothosTypeConfig,
  type SchemaTypes,
} from '@pothos/core';
import { fieldWords } from './descriptions/field-words';
import { movementFields } from './descriptions/movement-fields';
import { portfolioFields } from './descriptions/portfolio-fields';
import { reportingFields } from './descriptions/reporting-fields';
import { args, roots } from './descriptions/roots';
import { types } from './descriptions/type-words';

declare global {
  // Pothos is extended by declaration merging; its own names are fixed.
  // oxlint-disable-next-line typescript/no-namespace
  export namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      descriptions: DescriptionsPlugin<Types>;
    }
  }
}

const own: Readonly<Record<string, string>> = { ...roots, ...portfolioFields, ...movementFields, ...reportingFields };

/** Adds descriptions to types, fields and arguments that have none in their declaration, so that common ones are written once. */
class DescriptionsPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onTypeConfig(config: PothosTypeConfig): PothosTypeConfig {
    return described(config, types[config.name] ?? pageWords(config.name));
  }

  override onOutputFieldConfig(config: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    const isRoot = config.parentType === 'Query' || config.parentType === 'Mutation';
    return described(config, own[`${config.parentType}.${config.name}`] ?? (isRoot ? undefined : fieldWords[config.name]));
  }

  override onInputFieldConfig(config: PothosInputFieldConfig<Types>): PothosInputFieldConfig<Types> {
    if (config.kind !== 'Arg') return described(config, fieldWords[config.name]);
    return described(
      config,
      args[`${config.parentField}.${config.name}`] ?? args[`${config.parentType}.${config.name}`] ?? args[config.name],
    );
  }
}

const pageWords = (name: string): string | undefined => (name.endsWith('Page') ? 'One page of a list.' : undefined);

function described<Config extends { description?: string | null | undefined }>(config: Config, words: string | undefined): Config {
  return config.description || !words ? config : { ...config, description: words };
}

SchemaBuilder.registerPlugin('descriptions', DescriptionsPlugin);

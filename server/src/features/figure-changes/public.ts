export { changes, type FactEffect, type FigureChange } from './changes';
export { ChangeType, StructureCauseType } from './graphql';

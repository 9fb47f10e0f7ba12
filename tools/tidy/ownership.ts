import ts from 'typescript6';
import { featureOf, findNodes, isTest, type Rule } from '#tidy/source';

/** Who may see what is decided in one place: nobody else asks the table that says it. */
export const grantsAreAskedFor: Rule = sources =>
  findNodes(
    sources,
    path => path.startsWith('server/src/') && !isTest(path) && featureOf(path) !== 'grants',
    node =>
      isText(node) && /\baccess_grant\b/.test(node.getText()) ? 'access_grant is read by #features/grants: ask its public.ts' : undefined,
  );

/** A string, or a template with the whole of what it says. */
const isText = (node: ts.Node): boolean => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

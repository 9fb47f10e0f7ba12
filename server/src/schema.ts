import { assertDeclared, builder } from '#platform/graphql';
import '#features/sessions/graphql';
import '#features/organisations/graphql';
import '#features/passwords/graphql';
import '#features/figures/graphql';

/** The whole GraphQL schema: each feature joins the house with one line above. */
export const schema = assertDeclared(builder.toSchema());

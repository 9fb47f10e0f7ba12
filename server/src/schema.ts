import { assertDeclared, builder } from '#platform/graphql';
import '#features/sessions/graphql';
import '#features/organisations/graphql';
import '#features/passwords/graphql';
import '#features/users/graphql';
import '#features/platform-users/graphql';
import '#features/notifications/graphql';
import '#features/saved-views/graphql';
import '#features/audit/graphql';
import '#features/issues/graphql';
import '#features/figures/graphql';
import '#features/figures/graphql-changes';
import '#features/mandates/graphql';
import '#features/policies/graphql';
import '#features/benchmarks/graphql';

/** The whole GraphQL schema: each feature joins the house with one line above. */
export const schema = assertDeclared(builder.toSchema());

import type { AnyRoute } from '@tanstack/react-router';
import { accountRoutes } from '#features/accounts/routes';
import { assetClassRoutes } from '#features/asset-classes/routes';
import { assetRoutes } from '#features/assets/routes';
import { assetListRoutes } from '#features/asset-list/routes';
import { benchmarkRoutes } from '#features/benchmarks/routes';
import { categoryRoutes } from '#features/categories/routes';
import { companyRoutes } from '#features/companies/routes';
import { entityRoutes } from '#features/entities/routes';
import { establishmentRoutes } from '#features/establishments/routes';
import { helpRoutes } from '#features/help/routes';
import { issueReportRoutes } from '#features/issue-reports/routes';
import { mandateRoutes } from '#features/mandates/routes';
import { notificationRoutes } from '#features/notifications/routes';
import { organisationPackageRoutes } from '#features/organisation-packages/routes';
import { organisationRoutes } from '#features/organisations/routes';
import { overviewRoutes } from '#features/overview/routes';
import { platformUserRoutes } from '#features/platform-users/routes';
import { settingsRoutes } from '#features/settings/routes';

/**
 * Every signed-in screen: a feature joins the house with one line here. Screens of an area are written with `$role`
 * (`/$role/mandates`); the shell has already checked that the area may be entered.
 */
export const pages = [
  ...assetListRoutes,
  ...overviewRoutes,
  ...accountRoutes,
  ...assetClassRoutes,
  ...mandateRoutes,
  ...benchmarkRoutes,
  ...categoryRoutes,
  ...companyRoutes,
  ...settingsRoutes,
  ...notificationRoutes,
  ...helpRoutes,
  ...organisationRoutes,
  ...assetRoutes,
  ...entityRoutes,
  ...establishmentRoutes,
  ...platformUserRoutes,
  ...organisationPackageRoutes,
  ...issueReportRoutes,
] satisfies AnyRoute[];

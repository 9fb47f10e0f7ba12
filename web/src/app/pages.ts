import type { AnyRoute } from '@tanstack/react-router';
import { accountRoutes } from '#features/accounts/routes';
import { assetClassRoutes } from '#features/asset-classes/routes';
import { assetRoutes } from '#features/assets/routes';
import { assetListRoutes } from '#features/asset-list/routes';
import { addOnRoutes } from '#features/add-ons/routes';
import { hypotheticalRoutes } from '#features/hypothetical-assets/routes';
import { baselRoutes } from '#features/basel/routes';
import { attributionRoutes } from '#features/attribution/routes';
import { benchmarkRoutes } from '#features/benchmarks/routes';
import { categoryRoutes } from '#features/categories/routes';
import { clientRoutes } from '#features/clients/routes';
import { corporationRoutes } from '#features/corporations/routes';
import { counterpartyRoutes } from '#features/counterparties/routes';
import { watchlistRoutes } from '#features/watchlist/routes';
import { companyRoutes } from '#features/companies/routes';
import { cashflowMappingRoutes } from '#features/cashflow-mappings/routes';
import { dataPointRoutes } from '#features/data-points/routes';
import { extractionModelRoutes } from '#features/extraction-models/routes';
import { documentRoutes } from '#features/documents/routes';
import { entityRoutes } from '#features/entities/routes';
import { establishmentRoutes } from '#features/establishments/routes';
import { fundRoutes } from '#features/funds/routes';
import { apiDocsRoutes } from '#features/api-docs/routes';
import { helpRoutes } from '#features/help/routes';
import { exportRoutes } from '#features/exports/routes';
import { importRoutes } from '#features/imports/routes';
import { instructionRoutes } from '#features/instructions/routes';
import { issueReportRoutes } from '#features/issue-reports/routes';
import { managerComparisonRoutes } from '#features/manager-comparisons/routes';
import { mandateRoutes } from '#features/mandates/routes';
import { notificationRoutes } from '#features/notifications/routes';
import { organisationPackageRoutes } from '#features/organisation-packages/routes';
import { organisationRoutes } from '#features/organisations/routes';
import { overviewRoutes } from '#features/overview/routes';
import { privateAssetsRoutes } from '#features/private-assets/routes';
import { bankRoutes } from '#features/banks/routes';
import { dataSubjectRoutes } from '#features/data-subject-requests/routes';
import { holidayRoutes } from '#features/holidays/routes';
import { calendarRoutes } from '#features/calendar/routes';
import { monthEndRoutes } from '#features/month-end/routes';
import { directoryRoutes } from '#features/directory/routes';
import { comparisonRoutes } from '#features/comparisons/routes';
import { researchRoutes } from '#features/research/routes';
import { rebalancingRoutes } from '#features/rebalancings/routes';
import { riskRoutes } from '#features/risk/routes';
import { committeePackRoutes } from '#features/committee-packs/routes';
import { reportRoutes } from '#features/reports/routes';
import { packageRoutes } from '#features/packages/routes';
import { platformUserRoutes } from '#features/platform-users/routes';
import { reconciliationRoutes } from '#features/reconciliations/routes';
import { reportingTaskRoutes } from '#features/reporting-tasks/routes';
import { currencyHedgeRoutes } from '#features/currency-hedge/routes';
import { fxForwardRoutes } from '#features/fx-forwards/routes';
import { fxRateRoutes } from '#features/fx-rates/routes';
import { securityRoutes } from '#features/securities/routes';
import { productRoutes } from '#features/products/routes';
import { spcRoutes } from '#features/spcs/routes';
import { setupRoutes } from '#features/setup-steps/routes';
import { masterDataRoutes } from '#features/master-data/routes';
import { loginHistoryRoutes } from '#features/login-history/routes';
import { usersRoutes } from '#features/users/routes';
import { departuresRoutes } from '#features/departures/routes';
import { intakeRoutes } from '#features/intakes/routes';
import { integrationsRoutes } from '#features/integrations/routes';
import { cashflowRoutes } from '#features/cashflows/routes';
import { settingsRoutes } from '#features/settings/routes';
import { transactionRoutes } from '#features/transactions/routes';

/**
 * Every signed-in screen: a feature joins with one line here. Screens of an area are written with `$role`
 * (`/$role/mandates`); the shell has already checked that the area may be entered.
 */
export const pages = [
  ...assetListRoutes,
  ...overviewRoutes,
  ...privateAssetsRoutes,
  ...fundRoutes,
  ...accountRoutes,
  ...rebalancingRoutes,
  ...assetClassRoutes,
  ...addOnRoutes,
  ...attributionRoutes,
  ...riskRoutes,
  ...baselRoutes,
  ...hypotheticalRoutes,
  ...managerComparisonRoutes,
  ...mandateRoutes,
  ...benchmarkRoutes,
  ...categoryRoutes,
  ...clientRoutes,
  ...productRoutes,
  ...spcRoutes,
  ...corporationRoutes,
  ...companyRoutes,
  ...counterpartyRoutes,
  ...watchlistRoutes,
  ...fxForwardRoutes,
  ...currencyHedgeRoutes,
  ...reconciliationRoutes,
  ...reportingTaskRoutes,
  ...monthEndRoutes,
  ...reportRoutes,
  ...committeePackRoutes,
  ...researchRoutes,
  ...directoryRoutes,
  ...comparisonRoutes,
  ...calendarRoutes,
  ...instructionRoutes,
  ...transactionRoutes,
  ...cashflowRoutes,
  ...importRoutes,
  ...exportRoutes,
  ...documentRoutes,
  ...extractionModelRoutes,
  ...dataPointRoutes,
  ...cashflowMappingRoutes,
  ...packageRoutes,
  ...bankRoutes,
  ...dataSubjectRoutes,
  ...holidayRoutes,
  ...securityRoutes,
  ...fxRateRoutes,
  ...integrationsRoutes,
  ...intakeRoutes,
  ...departuresRoutes,
  ...settingsRoutes,
  ...loginHistoryRoutes,
  ...masterDataRoutes,
  ...setupRoutes,
  ...usersRoutes,
  ...notificationRoutes,
  ...helpRoutes,
  ...apiDocsRoutes,
  ...organisationRoutes,
  ...assetRoutes,
  ...entityRoutes,
  ...establishmentRoutes,
  ...platformUserRoutes,
  ...organisationPackageRoutes,
  ...issueReportRoutes,
] satisfies AnyRoute[];

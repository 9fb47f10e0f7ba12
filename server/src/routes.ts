import type { FastifyInstance } from 'fastify';
import { addGraphql } from '#platform/graphql-route';
import type { App } from '#platform/context';
import { openHttp } from '#platform/http';
import { schema } from './schema';
import { addSessionRoutes } from '#features/sessions/rest';
import { addCommentaryRoutes } from '#features/commentaries/rest';
import { addDocumentRoutes } from '#features/documents/rest';
import { addExportRoutes } from '#features/exports/rest';
import { addFigureWorkbookRoutes } from '#features/figures/verify/rest';
import { addReceiptRoutes } from '#features/imports/receipt/rest';
import { addImportRoutes } from '#features/imports/rest';
import { addInstructionRoutes } from '#features/instructions/paper/rest';
import { addIssueRoutes } from '#features/issues/rest';
import { addReportRoutes } from '#features/reports/paper/rest';
import { addOutboxRoutes } from '#features/outbox/rest';
import { addPasswordRoutes } from '#features/passwords/rest';
import { addSiteRoutes } from '#features/site/rest';
import { addSsoRoutes } from '#features/sso/rest';
import { addCalendarRoutes } from '#features/calendar/rest';
import { addUserRoutes } from '#features/users/rest';

/** The server with every feature's doors on it. */
export function buildHttp(app: App): FastifyInstance {
  const http = openHttp(app);
  addGraphql(http, app, schema);
  addSessionRoutes(http);
  addSiteRoutes(http, app);
  addOutboxRoutes(http, app);
  addSsoRoutes(http, app);
  addPasswordRoutes(http);
  addUserRoutes(http);
  addCalendarRoutes(http);
  addImportRoutes(http);
  addReceiptRoutes(http);
  addExportRoutes(http);
  addDocumentRoutes(http);
  addCommentaryRoutes(http);
  addReportRoutes(http);
  addInstructionRoutes(http);
  addIssueRoutes(http);
  addFigureWorkbookRoutes(http);
  return http;
}

import type { ExportFormat } from '@hakaru/contract/exports';
import type { FastifyInstance } from 'fastify';
import { MEMBER } from '#platform/access';
import { sendAttachment } from '#platform/attachments';
import { signedIn } from '#platform/context';
import { addRoute } from '#platform/http';
import { idOf } from '#platform/ids';
import { exportedFile } from './actions';

const TYPES: Readonly<Record<ExportFormat, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  csvShiftJis: 'text/csv; charset=shift_jis',
};

export function addExportRoutes(http: FastifyInstance): void {
  addRoute(http, {
    method: 'GET',
    path: '/exports/:id',
    access: MEMBER,
    handle: async (ctx, { params }, reply) => {
      const { id } = params as { id: string }; // the route names the parameter
      const { name, bytes, format } = await exportedFile(signedIn(ctx), idOf(id));
      return sendAttachment(reply, { name, bytes, type: TYPES[format] });
    },
  });
}

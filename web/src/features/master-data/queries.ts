import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ask, call } from '#platform/api';
import {
  ApplyMasterUploadDocument,
  MasterUploadsDocument,
  WithdrawMasterUploadDocument,
  type MasterUploadPartsFragment,
} from './master-data.gen';

export type MasterUpload = MasterUploadPartsFragment;

const KEY = ['master uploads'] as const;

export function useMasterUploads() {
  return useQuery({ queryKey: KEY, queryFn: async ({ signal }) => (await ask(MasterUploadsDocument, {}, signal)).masterUploads });
}

export type Uploaded = { id: string; status: string; findings: number };

export function useSendMaster() {
  const client = useQueryClient();
  return async ({ file, assetId, reason }: { file: File; assetId: string; reason: string }): Promise<Uploaded> => {
    const body = new FormData();
    body.append('assetId', assetId);
    body.append('reason', reason);
    body.append('file', file);
    try {
      return await call<Uploaded>('POST', 'master-data/uploads', body);
    } finally {
      await client.invalidateQueries({ queryKey: KEY });
    }
  };
}

type Decided = Pick<MasterUpload, 'id' | 'version'>;

/** The applied data may be on any screen, so everything is refetched. */
export function useDecisions() {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries();
  return {
    apply: async ({ id, version }: Decided) => {
      await ask(ApplyMasterUploadDocument, { id, version }).finally(refresh);
    },
    withdraw: async ({ id, version }: Decided) => {
      await ask(WithdrawMasterUploadDocument, { id, version }).finally(refresh);
    },
  };
}

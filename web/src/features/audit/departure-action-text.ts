/** Actions by and on an organisation that leaves. */
export const departureActions = {
  'organisation.delete': { en: 'Organisation deleted', jp: '組織を削除' },
  'organisation.deletionApprove': { en: 'Deletion of an organisation approved', jp: '組織の削除を承認' },
  'organisation.deletionRequest': { en: 'Deletion of an organisation requested', jp: '組織の削除を申請' },
  'organisation.deletionWithdraw': { en: 'Deletion of an organisation withdrawn', jp: '組織の削除の申請を取下げ' },
  'organisation.export': { en: 'Complete export started', jp: '全データの出力を開始' },
  'organisation.exportDone': { en: 'Complete export finished', jp: '全データの出力が完了' },
  'organisation.exportFetch': { en: 'Complete export downloaded', jp: '全データをダウンロード' },
} as const;

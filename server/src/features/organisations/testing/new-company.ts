/** The input of an organisation, as an administrator of the platform enters it. */
export const NEW_COMPANY = {
  ref: 'NEWCO',
  nameEn: 'New Company',
  nameJp: '新会社',
  type: 'VA',
  modules: ['client'],
  packages: ['reporting', 'basel'],
  shell: false,
  brand: null,
  sso: null,
  allowedCidrs: [],
};

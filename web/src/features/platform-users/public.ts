export { PeoplePanel } from './people-panel';
export { useOrganisationPeople } from './people';

export { accessReview } from './access-review';
export { PeoplePanel } from './people-panel';
export { useOrganisationPeople } from './people';

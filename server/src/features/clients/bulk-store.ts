import { inBulk } from '#platform/insert-all';

export const insertClientPeople = inBulk('client_person');

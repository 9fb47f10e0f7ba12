export { SetupCard, SetupLink } from './setup-card';

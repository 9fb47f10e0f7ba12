export { WaitingProposals } from './waiting-proposals';

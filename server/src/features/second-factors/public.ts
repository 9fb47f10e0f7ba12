export { resealAuthenticators } from './reseal';
export { clearSecondFactor } from './clear';
export { requireProof } from './proof';
export { PasskeyAnswerInput } from './passkey-graphql';

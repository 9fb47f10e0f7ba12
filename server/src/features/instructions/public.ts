export { answerInstruction } from './answers';
export { moveInstruction } from './moves';
export { createInstruction } from './write';

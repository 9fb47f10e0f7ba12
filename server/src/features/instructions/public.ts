export { answerInstruction } from './answers';
export { keepInstructions } from './import-store';
export { moveInstruction } from './moves';
export { createInstruction } from './write';

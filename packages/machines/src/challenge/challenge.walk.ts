import { phone, tablet, textMessages } from '../secondFactor/secondFactor.walk';
import { defineWalk } from '../test/walkMachine';
import { challengeMachine } from './challenge.machine';

export const recoveryCode = '3f9a-0c41-77be-d210';

export const walk = defineWalk({
  machine: challengeMachine,
  inputs: [undefined],
  events: [
    { type: 'challenge.retried' },
    { type: 'challenge.factorChosen', factorId: tablet.id },
    { type: 'challenge.factorChosen', factorId: textMessages.id },
    { type: 'challenge.codeSubmitted', code: '123456' },
    { type: 'challenge.codeSubmitted', code: '12345' },
    { type: 'challenge.otherCodeAsked' },
    { type: 'challenge.recoveryAsked' },
    { type: 'challenge.recoverySubmitted', recoveryCode },
    { type: 'challenge.recoverySubmitted', recoveryCode: '' },
    { type: 'challenge.codeAsked' },
  ],
  answers: {
    listFactors: [[phone, tablet, textMessages], [textMessages]],
    sendCode: [undefined],
    verifyCode: [undefined],
    recover: [undefined],
  },
});

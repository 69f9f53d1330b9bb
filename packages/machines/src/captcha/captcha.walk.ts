import { defineWalk } from '../test/walkMachine';
import { captchaMachine } from './captcha.machine';

export const walk = defineWalk({
  machine: captchaMachine,
  inputs: [{ isAsked: true }, { isAsked: false }],
  events: [
    { type: 'captcha.solved', token: 'token' },
    { type: 'captcha.pressWanted' },
    { type: 'captcha.expired' },
    { type: 'captcha.failed' },
    { type: 'captcha.spent' },
    { type: 'captcha.retried' },
  ],
  answers: { load: [undefined] },
});

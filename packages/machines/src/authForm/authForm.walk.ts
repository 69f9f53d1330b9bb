import { lea } from '../session/session.walk';
import { refusal } from '../test/serviceOnCommand';
import { defineWalk } from '../test/walkMachine';
import { authFormMachine } from './authForm.machine';

const email = 'lea@example.org';
const password = 'correct horse';

export const walk = defineWalk({
  machine: authFormMachine,
  inputs: [{ form: 'login' }, { form: 'signup' }, { form: 'forgottenPassword' }, { form: 'newPassword' }],
  events: [
    { type: 'auth.toggled' },
    { type: 'auth.passwordForgotten' },
    { type: 'auth.loginAsked' },
    { type: 'auth.passwordDue' },
    { type: 'auth.resendAsked' },
    { type: 'auth.loginSubmitted', email, password },
    { type: 'auth.loginSubmitted', email: '', password },
    { type: 'auth.signupSubmitted', email, password, fullName: 'Léa', isAdult: true },
    { type: 'auth.signupSubmitted', email, password, fullName: ' ', isAdult: false },
    { type: 'auth.resetSubmitted', email },
    { type: 'auth.resetSubmitted', email: 'lea' },
    { type: 'auth.passwordSubmitted', password },
    { type: 'auth.passwordSubmitted', password: 'short' },
  ],
  answers: {
    logIn: [lea, { ...lea, emailConfirmed: false }],
    signUp: [lea, null],
    resendConfirmation: [undefined],
    requestReset: [undefined],
    changePassword: [lea],
  },
  refusals: { logIn: [refusal, { code: 'email_not_confirmed', message: '' }] },
});

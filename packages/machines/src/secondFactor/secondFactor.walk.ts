import { refusal } from '../test/serviceOnCommand';
import { defineWalk } from '../test/walkMachine';
import { type AppEnrolment, type OwnFactors, type PhoneEnrolment, secondFactorMachine } from './secondFactor.machine';

export const phone = { id: 'phone', name: 'Téléphone', createdAt: '2026-05-03T10:00:00Z' };
export const tablet = { id: 'tablet', name: 'Tablette', createdAt: '2026-06-01T10:00:00Z' };
export const textMessages = { id: 'sms', name: '', createdAt: '2026-05-03T10:00:00Z', isPhone: true };
export const enrolment: AppEnrolment = { factorId: 'new', secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Lively' };
export const phoneEnrolment: PhoneEnrolment = { factorId: 'new', phone: '+33612345678' };

const none: OwnFactors = { factors: [], recoveryCodesLeft: 0 };

export const walk = defineWalk({
  machine: secondFactorMachine,
  inputs: [undefined],
  events: [
    { type: 'secondFactor.retried' },
    { type: 'secondFactor.enrolmentAsked' },
    { type: 'secondFactor.named', name: 'Téléphone' },
    { type: 'secondFactor.named', name: ' ' },
    { type: 'secondFactor.named', name: 'Téléphone', password: 'une phrase' },
    { type: 'secondFactor.phoneAsked' },
    { type: 'secondFactor.phoneNamed', name: 'Téléphone', phone: '+33 6 12 34 56 78' },
    { type: 'secondFactor.phoneNamed', name: 'Téléphone', phone: '06 12 34 56 78' },
    { type: 'secondFactor.otherCodeAsked' },
    { type: 'secondFactor.codeSubmitted', code: '123 456' },
    { type: 'secondFactor.codeSubmitted', code: '12' },
    { type: 'secondFactor.removalAsked', factorId: phone.id },
    { type: 'secondFactor.removalAsked', factorId: textMessages.id },
    { type: 'secondFactor.removalAsked', factorId: 'unknown' },
    { type: 'secondFactor.newCodesAsked' },
    { type: 'secondFactor.newCodesConfirmed' },
    { type: 'secondFactor.codesKept' },
    { type: 'secondFactor.cancelled' },
  ],
  answers: {
    readFactors: [
      none,
      { factors: [phone], recoveryCodesLeft: 10 },
      { factors: [textMessages], recoveryCodesLeft: 10 },
    ],
    enrol: [enrolment, phoneEnrolment],
    verifyCode: [undefined],
    sendCode: [undefined],
    removeFactor: [undefined],
    createRecoveryCodes: [['3f9a-0c41-77be-d210']],
  },
  refusals: { enrol: [refusal, { code: 'reauthentication_needed', message: 'The sign-in is not fresh.' }] },
});

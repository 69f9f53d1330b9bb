import { fromService } from '../fromService';
import {
  type Enrolment,
  type FactorCode,
  type FactorRemoval,
  type NewFactor,
  type OwnFactors,
  secondFactorMachine,
} from './secondFactor.machine';

/** The services that the second factors call. Each rejects with a code and a message. */
export interface SecondFactorServices {
  /** Reads the verified factors, the oldest first. */
  readFactors(signal: AbortSignal): Promise<OwnFactors>;
  /** Starts a new factor. An earlier factor that was never verified is dropped. */
  enrol(factor: NewFactor, signal: AbortSignal): Promise<Enrolment>;
  /** Verifies a code. The factor is valid from then on, and the session has passed it. */
  verifyCode(code: FactorCode, signal: AbortSignal): Promise<void>;
  /** Sends a code to a telephone. */
  sendCode(factorId: string, signal: AbortSignal): Promise<void>;
  removeFactor(removal: FactorRemoval, signal: AbortSignal): Promise<void>;
  /** Creates new recovery codes. The old ones become invalid. */
  createRecoveryCodes(signal: AbortSignal): Promise<readonly string[]>;
}

export const createSecondFactorMachine = (services: SecondFactorServices) =>
  secondFactorMachine.provide({
    actors: {
      readFactors: fromService<OwnFactors>((_, signal) => services.readFactors(signal)),
      enrol: fromService<Enrolment, NewFactor>((factor, signal) => services.enrol(factor, signal)),
      verifyCode: fromService<void, FactorCode>((code, signal) => services.verifyCode(code, signal)),
      sendCode: fromService<void, string>((factorId, signal) => services.sendCode(factorId, signal)),
      removeFactor: fromService<void, FactorRemoval>((removal, signal) => services.removeFactor(removal, signal)),
      createRecoveryCodes: fromService<readonly string[]>((_, signal) => services.createRecoveryCodes(signal)),
    },
  });

import { fromService } from '../fromService';
import type { Factor, FactorCode } from '../secondFactor/secondFactor.machine';
import { challengeMachine } from './challenge.machine';

/** What entering the code of a second factor needs from the outside world. Each rejects with a code and a message. */
export interface ChallengeServices {
  /** The verified factors: apps, the oldest first, then telephones. */
  listFactors(signal: AbortSignal): Promise<readonly Factor[]>;
  /** Sends the code of a telephone. */
  sendCode(factorId: string, signal: AbortSignal): Promise<void>;
  verifyCode(code: FactorCode, signal: AbortSignal): Promise<void>;
  /**
   * Uses up a recovery code, which removes the second factors. Rejected with the code `recovery_code_invalid` where it is
   * wrong.
   */
  recover(recoveryCode: string, signal: AbortSignal): Promise<void>;
}

export const createChallengeMachine = (services: ChallengeServices) =>
  challengeMachine.provide({
    actors: {
      listFactors: fromService<readonly Factor[]>((_, signal) => services.listFactors(signal)),
      sendCode: fromService<void, string>((factorId, signal) => services.sendCode(factorId, signal)),
      verifyCode: fromService<void, FactorCode>((code, signal) => services.verifyCode(code, signal)),
      recover: fromService<void, string>((recoveryCode, signal) => services.recover(recoveryCode, signal)),
    },
  });

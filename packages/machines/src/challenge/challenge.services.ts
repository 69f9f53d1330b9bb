import { fromService } from '../fromService';
import type { Factor, FactorCode } from '../secondFactor/secondFactor.machine';
import { challengeMachine } from './challenge.machine';

/** What entering the code of a second factor needs from the outside world. Each rejects with a code and a message. */
export interface ChallengeServices {
  /** The verified factors, the oldest first. */
  listFactors(signal: AbortSignal): Promise<readonly Factor[]>;
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
      verifyCode: fromService<void, FactorCode>((code, signal) => services.verifyCode(code, signal)),
      recover: fromService<void, string>((recoveryCode, signal) => services.recover(recoveryCode, signal)),
    },
  });

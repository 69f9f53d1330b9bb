import { fromService } from '../fromService';
import type { Factor, FactorCode } from '../secondFactor/secondFactor.machine';
import { challengeMachine } from './challenge.machine';

/** The services that the challenge machine calls. Each rejects with a code and a message. */
export interface ChallengeServices {
  /** Lists the verified factors: apps from oldest to newest, then telephones. */
  listFactors(signal: AbortSignal): Promise<readonly Factor[]>;
  /** Sends a code to a telephone. */
  sendCode(factorId: string, signal: AbortSignal): Promise<void>;
  verifyCode(code: FactorCode, signal: AbortSignal): Promise<void>;
  /**
   * Uses up a recovery code, which removes the second factors. Rejects with the code `recovery_code_invalid` if the
   * code is wrong.
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

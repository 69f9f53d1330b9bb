import { fromService } from '../fromService';
import { captchaMachine } from './captcha.machine';

/** What a captcha needs from the outside world. */
export interface CaptchaServices {
  /** Brings the widget. */
  load(signal: AbortSignal): Promise<void>;
}

export const createCaptchaMachine = (services: CaptchaServices) =>
  captchaMachine.provide({
    actors: { load: fromService<void>((_, signal) => services.load(signal)) },
  });

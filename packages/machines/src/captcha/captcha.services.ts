import { fromService } from '../fromService';
import { captchaMachine } from './captcha.machine';

/** The services that the captcha machine calls. */
export interface CaptchaServices {
  /** Loads the widget. */
  load(signal: AbortSignal): Promise<void>;
}

export const createCaptchaMachine = (services: CaptchaServices) =>
  captchaMachine.provide({
    actors: { load: fromService<void>((_, signal) => services.load(signal)) },
  });

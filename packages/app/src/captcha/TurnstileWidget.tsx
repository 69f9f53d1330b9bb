import type { CaptchaEvent } from '@lively/machines';
import { Turnstile } from '@marsidev/react-turnstile';

export interface TurnstileWidgetProps {
  siteKey: string;
  language: string;
  onEvent: (event: CaptchaEvent) => void;
}

/** The widget of Turnstile, in the language and the theme of the page. Its script must be loaded. */
export default function TurnstileWidget({ siteKey, language, onEvent }: TurnstileWidgetProps) {
  return (
    <Turnstile
      siteKey={siteKey}
      injectScript={false}
      options={{
        language,
        theme: document.documentElement.dataset.theme === 'dark' ? 'dark' : 'auto',
        // The wide widget needs 300 pixels.
        size: matchMedia('(max-width: 22rem)').matches ? 'compact' : 'flexible',
        // The token is sent with the request; the app shows errors.
        responseField: false,
        retry: 'never',
      }}
      onSuccess={(token) => onEvent({ type: 'captcha.solved', token })}
      onBeforeInteractive={() => onEvent({ type: 'captcha.pressWanted' })}
      onExpire={() => onEvent({ type: 'captcha.expired' })}
      onError={() => onEvent({ type: 'captcha.failed' })}
      onUnsupported={() => onEvent({ type: 'captcha.failed' })}
    />
  );
}

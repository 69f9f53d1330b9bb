import type { CaptchaEvent } from '@lively/machines';
import { Turnstile } from '@marsidev/react-turnstile';

export interface TurnstileWidgetProps {
  siteKey: string;
  language: string;
  onEvent: (event: CaptchaEvent) => void;
}

/** The widget of Turnstile, in the language and the theme of the page. Its script is there already. */
export default function TurnstileWidget({ siteKey, language, onEvent }: TurnstileWidgetProps) {
  return (
    <Turnstile
      siteKey={siteKey}
      injectScript={false}
      options={{
        language,
        theme: document.documentElement.dataset.theme === 'dark' ? 'dark' : 'auto',
        // The wide one needs 300 pixels.
        size: matchMedia('(max-width: 22rem)').matches ? 'compact' : 'flexible',
        // The token goes with the request, and the person is told and asked.
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

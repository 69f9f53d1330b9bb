import { Alert } from '../../components/Alert/Alert';
import { Button } from '../../components/Button/Button';
import type { AuthFormProps } from './AuthForm';
import * as styles from './AuthScreen.css';
import { CaptchaField } from './CaptchaField';

export type AuthMessageProps = Pick<
  AuthFormProps,
  'labels' | 'failure' | 'captcha' | 'submitting' | 'onLogin' | 'onResend'
>;

/** Offers to send a mail again, and leads back to login. */
export function AuthMessage({ labels, failure, captcha, submitting = false, onLogin, onResend }: AuthMessageProps) {
  return (
    <>
      {failure && <Alert tone="danger" title={failure} />}
      {captcha && onResend && <CaptchaField {...captcha} />}
      <div className={styles.ways}>
        {onResend && (
          <Button weight="regular" busyLabel={submitting ? labels.submitting : undefined} onPress={onResend}>
            {labels.resend}
          </Button>
        )}
        <Button weight="quiet" onPress={onLogin}>
          {labels.backToLogin}
        </Button>
      </div>
    </>
  );
}

import { consentDefaults } from '@lively/machines';
import { type CookiesContent, CookiesScreen } from '@lively/ui/screens';
import { useConsent } from '../../consent/useConsent';
import type { PageProps } from '../../content/PageProps';
import { PageHead } from '../../navigation/PageHead';

export function Component({ content }: PageProps<CookiesContent>) {
  const { choices, isSaved, isGiven, send } = useConsent();
  return (
    <>
      <PageHead {...content.meta} />
      <CookiesScreen
        content={content}
        choices={choices}
        proposed={isGiven ? undefined : consentDefaults}
        onChoice={(purpose, allowed) => purpose !== 'essential' && send({ type: 'consent.changed', purpose, allowed })}
        onAcceptAll={() => send({ type: 'consent.allAccepted' })}
        onRefuseAll={() => send({ type: 'consent.allRefused' })}
        onSave={() => send({ type: 'consent.saved' })}
        saved={isSaved}
      />
    </>
  );
}

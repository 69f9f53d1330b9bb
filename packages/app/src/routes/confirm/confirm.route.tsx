import { ConfirmScreen } from '@lively/ui/screens';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { PageHead } from '../../navigation/PageHead';
import { paths } from '../../navigation/paths';
import { readMailLink } from '../../navigation/readMailLink';
import { SecretHead } from '../../navigation/SecretHead';
import { supabaseUrl } from '../../supabase/config';

/**
 * The page of the links in mails, on a static host; our server has its own, without scripts. Mail scanners open links, so
 * only a press on the button leads to the authentication service.
 */
export function Component() {
  const { t } = useTranslation('mails');
  const link = readMailLink(useLocation().search);
  const title = link ? t(`account.${link.mail}.title`) : t('accountPage.unknownTitle');
  return (
    <>
      <PageHead title={title} isIndexed={false} />
      <SecretHead />
      <ConfirmScreen
        title={title}
        text={link ? t('accountPage.text') : t('accountPage.unknownText')}
        action={
          link
            ? {
                label: t(`account.${link.mail}.action`),
                onPress: () => location.assign(supabaseUrl + link.verifyPath),
              }
            : { label: t('accountPage.unknownAction'), href: paths.auth }
        }
      />
    </>
  );
}

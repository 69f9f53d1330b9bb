import { outgoingMail } from '../auth/outgoingMail.ts';

interface EmailDriver {
  send(mail: { to: string; subject: string; text?: string; html?: string }): Promise<unknown>;
}

/**
 * Replaces the driver's delivery: notes the link of a mail for its request, which sends a mail of Lively instead. No mail of the
 * package is sent, because it does not escape values, and does not know our languages.
 */
export function captureLinks(driver: EmailDriver): void {
  driver.send = async ({ text = '' }) => {
    const [link] = /https?:\S+\/auth\/v1\/verify\?\S+/.exec(text) ?? [];
    if (!link) return;
    const { searchParams } = new URL(link);
    outgoingMail.getStore()?.captured.push({
      token: searchParams.get('token') ?? '',
      type: searchParams.get('type') ?? '',
    });
  };
}

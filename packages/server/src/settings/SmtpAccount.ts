/** The mail server, and the sender of the mails. */
export interface SmtpAccount {
  /** `smtps://user:password@smtp.example:465`, or `smtp://…:587`, which switches to TLS before it sends a password. */
  readonly url: string;
  /** `bonjour@lively.example` */
  readonly from: string;
}

// Bounded and without nesting, so that hostile input costs linear time.
const EMAIL = /[^\s"'<>()=,;:@]{1,64}@[^\s"'<>()=,;:@]{1,255}/g

/** Error messages of mail servers and PostgreSQL quote email addresses; what we store must not. */
export function hideEmails(text: string): string {
  return text.replaceAll(EMAIL, '[e-mail]')
}

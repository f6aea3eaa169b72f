import { Notice } from '~/ui/notice.tsx'

/** What she has to do with the hours. The place is there before the text, so that it is announced. */
export function HoursNotice({ text }: { text: string | undefined }) {
  return (
    <div role="alert" className="empty:-mt-5">
      {text !== undefined && <Notice tone="warning">{text}</Notice>}
    </div>
  )
}

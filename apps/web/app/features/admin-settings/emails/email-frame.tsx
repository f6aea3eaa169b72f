import { useState } from 'react'
import { classes } from '~/ui/classes.ts'

/** Before the email says how high it is. */
const FIRST_HEIGHT = 900

interface EmailFrameProps {
  title: string
  html: string
  /** As wide as a phone. */
  narrow: boolean
}

/**
 * The email as a mail program shows it, in a document of the server in which no script runs and no link leads
 * anywhere. Of the same origin, so that the email can be written into it and its height be read.
 */
export function EmailFrame({ title, html, narrow }: EmailFrameProps) {
  const [height, setHeight] = useState(FIRST_HEIGHT)
  const write = async ({ contentDocument }: HTMLIFrameElement) => {
    const page = contentDocument?.documentElement
    if (!page) return
    page.innerHTML = html
      .replace('<head>', '<head><base target="_blank">')
      // The public address may be another than the one that is open.
      .replaceAll(/ src="https?:\/\/[^/"]+/g, ' src="')
    setHeight(page.scrollHeight)
    await Promise.allSettled([...contentDocument.images].map((picture) => picture.decode()))
    setHeight(page.scrollHeight)
  }
  return (
    <iframe
      // Another width is another document: its height is measured anew.
      key={narrow ? 'phone' : 'computer'}
      title={title}
      sandbox="allow-same-origin"
      src="/email/frame"
      onLoad={({ currentTarget }) => void write(currentTarget)}
      style={{ height }}
      className={classes(
        'mx-auto block w-full bg-white outline outline-line',
        narrow ? 'max-w-[24.5rem]' : 'max-w-[42rem]',
      )}
    />
  )
}

import { expect, test } from 'vitest'
import { isLogoMarkup } from './logo-markup.ts'

const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">'

test.each([
  `${open}<path d="M0 0L1 1z" fill="currentColor"/></svg>`,
  `${open}<g transform="translate(1 2)" fill="#7a3f36"><circle cx="1" cy="1" r="1"/></g></svg>`,
  `${open}<title>Casa &amp; Véu</title><rect width="1" height="1"/></svg>`,
])('rebuilt markup is accepted: %s', (svg) => {
  expect(isLogoMarkup(svg)).toBe(true)
})

test.each([
  '',
  '<svg></svg>',
  `${open}`,
  `${open}<script>alert(1)</script></svg>`,
  `${open}<path d="M0 0" onload="alert(1)"/></svg>`,
  `${open}<path d="M0 0" fill="url(#a)"/></svg>`,
  `${open}<path d="M0 0" fill='red'/></svg>`,
  `${open}<g><path d="M0 0"/></svg>`,
  `${open}</g><g></svg>`,
  `${open}<title><b>x</b></title></svg>`,
  `${open}<title>&#60;script&#62;</title></svg>`,
  `${open}text</svg>`,
  `${open}<path d="M0 0"/></svg><script>alert(1)</script></svg>`,
  `${open}<path d="M0 0"/></svg>\n`,
  ` ${open}<path d="M0 0"/></svg>`,
  `${open}<!-- x --></svg>`,
  `${open}${'<path d="M0 0"/>'.repeat(20_000)}</svg>`,
])('other markup is rejected: %#', (svg) => {
  expect(isLogoMarkup(svg)).toBe(false)
})

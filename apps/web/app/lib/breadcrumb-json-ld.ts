interface Step {
  label: string
  /** Left out for the page itself. */
  to?: string
}

/** The way to a page, as search results print it above its title. */
export function breadcrumbJsonLd(steps: readonly Step[], origin: string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(to !== undefined && { item: new URL(to, origin).href }),
    })),
  }
}

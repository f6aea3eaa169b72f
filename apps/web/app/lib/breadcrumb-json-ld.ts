interface Step {
  label: string
  /** Omitted for the page itself. */
  to?: string
}

/** The breadcrumb that search results show above a page's title. */
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

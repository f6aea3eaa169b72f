/**
 * The only form in which an SVG logo is stored: what the API writes after it has read an uploaded one
 * (`apps/api/src/features/theme/logo-svg.ts`). Tested again wherever a theme is read, so that no other way into the
 * database puts markup on a page. Values are tested for their characters only; the API knows their grammar.
 */
const SHAPES = 'path|circle|ellipse|rect|line|polyline|polygon'
const ATTRIBUTES =
  'viewBox|d|cx|cy|r|rx|ry|x|y|x1|y1|x2|y2|width|height|points|color|fill|fill-opacity|fill-rule|opacity|stroke|stroke-dasharray|stroke-dashoffset|stroke-linecap|stroke-linejoin|stroke-miterlimit|stroke-opacity|stroke-width'
const ATTRIBUTE = `(?: (?:(?:${ATTRIBUTES})="[-+.,# A-Za-z0-9]*"|transform="[-+.,() A-Za-z0-9]*"))*`
const TITLE = '<title>(?:[^<>&"\']|&(?:amp|lt|gt|quot|apos);)*</title>'

const ROOT = new RegExp(`^<svg xmlns="http://www\\.w3\\.org/2000/svg"${ATTRIBUTE}>`)
const PART = new RegExp(`<g${ATTRIBUTE}>|</g>|<(?:${SHAPES})${ATTRIBUTE}/>|${TITLE}`, 'y')
const END = '</svg>'

export const logoMarkupLimit = 200_000

export function isLogoMarkup(svg: string): boolean {
  const root = ROOT.exec(svg)
  if (!root || svg.length > logoMarkupLimit || !svg.endsWith(END)) return false
  let depth = 0
  PART.lastIndex = root[0].length
  while (PART.lastIndex < svg.length - END.length) {
    const part = PART.exec(svg)?.[0]
    if (part === undefined) return false
    if (part.startsWith('<g')) depth += 1
    if (part === '</g>' && --depth < 0) return false
  }
  return depth === 0
}

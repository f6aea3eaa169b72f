export default { routeDiscovery: { mode: 'initial' }, prerender: ['/'] }

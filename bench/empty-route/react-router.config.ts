export default { routeDiscovery: { mode: 'initial' } }

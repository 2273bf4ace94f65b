/** Whether the site takes orders of a service; the options of any other are answers to read, arranged with the desk. */
export const takesOrders = (service: string) => service === 'fcl';

interface Stood {
  city: string;
  district: string;
  address: string;
}

/** Where a warehouse is, as a driver is told: with its city and its district, each once. */
export function storeAddress({ city, district, address }: Stood): string {
  const inDistrict = address.includes(district) ? address : `${district}${address}`;
  return inDistrict.startsWith(city) ? inDistrict : `${city}${inDistrict}`;
}

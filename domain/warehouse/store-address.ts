interface Stood {
  city: string;
  district: string;
  address: string;
}

/** Address for drivers, with city and district not repeated. */
export function storeAddress({ city, district, address }: Stood): string {
  const inDistrict = address.includes(district) ? address : `${district}${address}`;
  return inDistrict.startsWith(city) ? inDistrict : `${city}${inDistrict}`;
}

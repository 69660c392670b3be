declare module 'zipcodes/lib/codes.js' {
  interface ZipCode {
    readonly zip: string;
    readonly latitude: number;
    readonly longitude: number;
    readonly city: string;
    readonly state: string;
  }
  const data: { readonly codes: Readonly<Record<string, ZipCode>> };
  export default data;
}

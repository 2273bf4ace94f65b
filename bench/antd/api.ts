import axios from 'axios';
import { useEffect, useState } from 'react';

const client = axios.create({ timeout: 60_000, headers: { appcode: 'echem', appdriver: '101' } });

interface Place {
  code: string;
  nameCn: string;
}

export interface Lowest {
  lane: { id: string; org: Place; dst: Place };
  amount: string;
  carrier: Place;
  transitDays: number;
  dgClasses: string[];
  etd: number;
  bookingClose: number;
}

export interface Offer {
  priceId: string;
  carrier: Place;
  routeCode: string;
  terminal: string;
  vessel: string;
  voyage: string;
  etd: number;
  eta: number;
  transitDays: number;
  prices: { ctnType: string; amount: string }[];
  dgClasses: string[];
  space: string;
  lines: { feeCode: string; feeName: string; unitPrice: string; basis: string; amount: string }[];
}

export interface News {
  id: string;
  title: string;
  summary: string;
  publishedAt: number;
}

/** Response of a call once it has arrived, for the given body or query. */
export function useAnswer<Answer>(url: string, asked?: object): Answer | null {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const body = asked && JSON.stringify(asked);
  useEffect(() => {
    const unmounted = new AbortController();
    client
      .request({ url, method: body ? 'POST' : 'GET', data: body && JSON.parse(body), signal: unmounted.signal })
      .then(({ data }) => setAnswer(data.data))
      .catch(() => {});
    return () => unmounted.abort();
  }, [url, body]);
  return answer;
}

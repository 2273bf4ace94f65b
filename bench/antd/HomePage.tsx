import {
  Button,
  Card,
  Carousel,
  Col,
  Flex,
  List,
  Row,
  Segmented,
  Skeleton,
  Space,
  Statistic,
  Steps,
  Table,
  Tag,
  Typography,
} from 'antd';
import { type Lowest, type News, useAnswer } from './api.ts';
import { Search } from './Search.tsx';

const CLASSES = ['1', '2.1', '2.2', '2.3', '3', '4.1', '4.2', '4.3', '5.1', '5.2', '6.1', '7', '8', '9'];
const TOOLS = ['UN 编号查询', '隔离核对', '箱量计算', '体积重计算', '充装度计算', '截关日历', '运输方式比较'];
const TRACKS = ['海运整箱', '海运拼箱', '空运', '铁路', '罐箱与液袋', '化工采购'];
const STEPS = ['查价格', '下单', '交单证', '订舱确认', '进港装船', '到港放货'];

const day = (at: number) => new Date(at).toLocaleDateString('zh-CN', { month: '2-digit', day: '2-digit' });

const COLUMNS = [
  { title: '航线', key: 'lane', render: ({ lane }: Lowest) => `${lane.org.nameCn} → ${lane.dst.nameCn}` },
  { title: '船公司', key: 'carrier', render: ({ carrier }: Lowest) => <Tag>{carrier.nameCn}</Tag> },
  {
    title: '20GP 最低价',
    key: 'amount',
    render: ({ amount }: Lowest) => <Typography.Text strong>USD {amount}</Typography.Text>,
  },
  { title: '航程', key: 'days', render: ({ transitDays }: Lowest) => `${transitDays} 天` },
  { title: '开船', key: 'etd', render: ({ etd }: Lowest) => day(etd) },
  { title: '截订舱', key: 'close', render: ({ bookingClose }: Lowest) => day(bookingClose) },
  {
    title: '可收类别',
    key: 'classes',
    render: ({ dgClasses }: Lowest) => (
      <Space wrap size={4}>
        {dgClasses.map((one) => (
          <Tag key={one} color="orange">
            {one}
          </Tag>
        ))}
      </Space>
    ),
  },
  { title: '', key: 'go', render: () => <Button size="small">订舱</Button> },
];

interface Figures {
  orders: number;
  enterprises: number;
  lanes: number;
  classes: { dgClass: string; lanes: number }[];
}

const FIGURES = [
  { title: '订单', of: ({ orders }: Figures) => orders },
  { title: '企业客户', of: ({ enterprises }: Figures) => enterprises },
  { title: '航线', of: ({ lanes }: Figures) => lanes },
  { title: '可收类别', of: ({ classes }: Figures) => classes.length },
];

export default function HomePage() {
  const lanes = useAnswer<Lowest[]>('/api-item/price/minimum', { ctnType: '20GP', limit: 8 });
  const news = useAnswer<{ items: News[] }>('/api-cms/news/query', { pageSize: 10 });
  const figures = useAnswer<Figures>('/api-platform/statistics');
  return (
    <Flex vertical gap={48}>
      <Carousel autoplay>
        {['危险品货运，一个价到门', '化工品采购，一单到厂'].map((title) => (
          <Typography.Title key={title}>{title}</Typography.Title>
        ))}
      </Carousel>
      <Search lanes={lanes ?? []} />
      <Row gutter={16}>
        {TRACKS.map((title) => (
          <Col key={title} span={4}>
            <Card title={title} hoverable>
              危险品与普货，价格、截关与单证一处看清
            </Card>
          </Col>
        ))}
      </Row>
      <Card title="热门航线最低价" extra={<Segmented options={['全部', '近洋', '欧洲', '北美', '中东']} />}>
        <Table
          rowKey={({ lane }) => lane.id}
          columns={COLUMNS}
          dataSource={lanes ?? []}
          loading={lanes === null}
          pagination={false}
        />
      </Card>
      <Card title="按危险品类别查">
        <Space wrap>
          {CLASSES.map((one) => (
            <Button key={one} shape="round">
              第 {one} 类
            </Button>
          ))}
        </Space>
      </Card>
      <Row gutter={16}>
        {TOOLS.map((title) => (
          <Col key={title} span={6}>
            <Card title={title} hoverable>
              打开就能算，结果带入订单
            </Card>
          </Col>
        ))}
      </Row>
      <Card title="一票货怎么走">
        <Steps current={1} items={STEPS.map((title) => ({ title }))} />
      </Card>
      <Row gutter={16}>
        {FIGURES.map(({ title, of }) => (
          <Col key={title} span={6}>
            <Statistic title={title} value={figures === null ? 0 : of(figures)} loading={figures === null} />
          </Col>
        ))}
      </Row>
      <Card title="资讯">
        {news === null ? (
          <Skeleton active />
        ) : (
          <List
            dataSource={news.items.slice(0, 6)}
            renderItem={({ title, summary, publishedAt }) => (
              <List.Item extra={day(publishedAt)}>
                <List.Item.Meta title={title} description={summary} />
              </List.Item>
            )}
          />
        )}
      </Card>
    </Flex>
  );
}
